export const DRAFT_STATUSES = [
  'draft',
  'in_review',
  'changes_requested',
  'published',
  'archived',
  'suspended',
] as const;
