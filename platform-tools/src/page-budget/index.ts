export { rowsIn, withRows } from './budget-table.ts';
export { countRounds } from './count-rounds.ts';
export { type BudgetRow, growthOf, leastOf, type PageFigures, VISITOR } from './figures.ts';
