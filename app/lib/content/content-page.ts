/** A part of a page of content, from its heading to the next one. */
export interface ContentSection {
  /** Target of links to it, unique in the page. */
  readonly id: string;
  /** Plain text. */
  readonly title: string;
  readonly depth: 2 | 3;
  /** What follows the heading. */
  readonly html: string;
}

/** A page written in Markdown, as `scripts/markdown-page.ts` compiles it. */
export interface ContentPage {
  readonly title: string;
  /** One or two sentences for search engines and below the title. */
  readonly description: string;
  /** Place among its neighbours, lowest first. */
  readonly order: number;
  /** Keeps the page out of search engines and the sitemap. */
  readonly isHidden: boolean;
  /** The one thing to do on this page: a path of the site and its label. */
  readonly action: {readonly to: string; readonly label: string} | null;
  /** Ids of the sections that other pages show as well. */
  readonly featured: readonly string[];
  /** What precedes the first heading. */
  readonly introHtml: string;
  readonly sections: readonly ContentSection[];
}
