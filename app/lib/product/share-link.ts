interface SharedPage {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

/** What the browser offers; both are missing in some browsers and without HTTPS. */
type Sharer = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/**
 * Opens the device's dialog for sharing, else copies the address. Browser only,
 * from a click. A visitor who closes the dialog has seen it: that counts as shared.
 */
export async function shareLink(
  page: SharedPage,
  {share, clipboard}: Sharer = {
    share: navigator.share?.bind(navigator),
    clipboard: navigator.clipboard,
  },
): Promise<'shared' | 'copied' | 'failed'> {
  if (share) {
    try {
      await share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        return 'shared';
      }
    }
  }
  try {
    await clipboard?.writeText(page.url);
    return clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
