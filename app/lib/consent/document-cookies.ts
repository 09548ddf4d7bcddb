/** The page's cookies; empty in a frame that may not read them. Browser only. */
export function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets or expires a cookie of the page, unless a frame may not. Browser only. */
export function setDocumentCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The frame has no cookies, so there is none to expire either.
  }
}
