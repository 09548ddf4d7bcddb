import type {ForcedColorMode} from '~/lib/browser/color-mode';

export interface ContentSection {
  /** Anchor, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly depth: 2 | 3;
  readonly html: string;
}

/** A Markdown page compiled by `scripts/markdown-page.ts`. */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  /** Position in its folder, ascending. */
  readonly order: number;
  /** Excluded from search engines and the sitemap. */
  readonly isHidden: boolean;
  /** A text of a made-up merchant, which no store may show as its own. */
  readonly isSample: boolean;
  /** Names or describes the map, so that only a shop that sells it shows the page. */
  readonly isAboutMap: boolean;
  readonly action: {readonly to: string; readonly label: string} | null;
  /** Ids of sections that other pages show. */
  readonly featured: readonly string[];
  readonly introHtml: string;
  readonly sections: readonly ContentSection[];
}

/** A page with a text written by the merchant or by us. */
export interface WrittenPage extends ContentPage {
  readonly langs: PageLangs;
  /** The colour mode that the page was made for. */
  readonly colorMode?: ForcedColorMode | null;
}

/** Languages (BCP 47) of the parts of a page that are not in the page's language. */
export type PageLangs = Readonly<
  Partial<Record<'title' | 'description' | 'body', string>>
>;
