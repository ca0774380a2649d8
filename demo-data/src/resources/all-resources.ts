import { ARTICLE_RESOURCES } from './article-resources.ts';
import { FILE_RESOURCES } from './file-resources.ts';
import { LINK_RESOURCES } from './link-resources.ts';

/** Every demo resource, published or not. */
export const ALL_RESOURCES = [...FILE_RESOURCES, ...LINK_RESOURCES, ...ARTICLE_RESOURCES];
