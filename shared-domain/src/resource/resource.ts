export const RESOURCE_KINDS = ['file', 'link', 'article'] as const;

export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export const RESOURCE_ACCESS = ['public', 'registered', 'enrolled'] as const;

export type ResourceAccess = (typeof RESOURCE_ACCESS)[number];

export const RESOURCE_LIMITS = {
  title: 120,
  summary: 500,
  body: 20_000,
  url: 2000,
  returnNote: 500,
  courses: 5,
} as const;
