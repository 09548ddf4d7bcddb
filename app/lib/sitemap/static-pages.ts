import {MAP_PATH} from '~/lib/environment/brand';
import type {SitemapPage} from './sitemap-xml';

/** Pages of our own that search engines should know, without language prefix. */
export const STATIC_PATHS = [
  '/',
  MAP_PATH,
  '/weather',
  '/collections',
] as const;

/** A page that no merchant changes, so nobody knows since when it is as it is. */
export function sitemapPage(path: string): SitemapPage {
  return {paths: {de: path, en: path}};
}
