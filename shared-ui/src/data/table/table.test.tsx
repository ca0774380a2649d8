import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './table.tsx';
import type { Column } from './table-props.ts';

type Course = { id: string; title: string };

const rows: Course[] = [
  { id: 'a', title: 'Drawing' },
  { id: 'b', title: 'Statistics' },
];
const columns: Column<Course>[] = [
  { id: 'title', header: 'Title', cell: (row) => row.title, rowHeader: true, sortable: true },
];

describe('Table', () => {
  it('scrolls in a named region that the keyboard reaches', async () => {
    render(<Table caption="Courses" columns={columns} rows={rows} rowKey={(row) => row.id} />);
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Courses' })).toHaveFocus();
  });

  it('asks for the other direction when the sorted column is pressed again', async () => {
    const change = jest.fn();
    const value = { column: 'title', direction: 'ascending' } as const;
    render(
      <Table
        caption="Courses"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={{ value, onChange: change }}
      />,
    );
    const header = screen.getByRole('columnheader', { name: 'Title' });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button'));
    expect(change).toHaveBeenCalledWith({ column: 'title', direction: 'descending' });
  });

  it('adds and removes rows from the selection', async () => {
    const change = jest.fn();
    const selection = {
      keys: new Set(['a']),
      onChange: change,
      allLabel: 'Select all',
      rowLabel: (row: Course) => `Select ${row.title}`,
    };
    render(<Table caption="Courses" columns={columns} rows={rows} rowKey={(row) => row.id} selection={selection} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Statistics' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Drawing' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(change.mock.calls).toEqual([[new Set(['a', 'b'])], [new Set()], [new Set(['a', 'b'])]]);
  });
});
