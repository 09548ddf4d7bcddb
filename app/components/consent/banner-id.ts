/** Id of the banner on the page; `theme.css` makes room for it. */
export const BANNER_ID = 'consent-banner';
