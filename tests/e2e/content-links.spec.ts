import {expect, type APIRequestContext} from '@playwright/test';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

/** Pages whose links are followed; what they lead to elsewhere has to be there. */
const OWN =
  /^(?:\/en)?(?:\/?|\/metarmap|\/(?:faq|connect|contact|legal|docs)(?:\/[^?]*)?)$/;

/** Behind a login: stories of their own. */
const FOREIGN = /^(?:\/en)?\/(?:auth|account)\b/;

/** Every page that can be reached from a page of content, and the anchors that are pointed to. */
async function brokenLinks(
  request: APIRequestContext,
  start: string,
): Promise<string[]> {
  const broken: string[] = [];
  const pages = new Map<string, string | null>();
  const waiting: [from: string, href: string][] = [['', start]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [from, href] = next;
    const [address = '', hash] = href.split('#');
    const path = address || from;
    if (!pages.has(path)) {
      const response = await request.get(path);
      const html = response.ok() ? await response.text() : null;
      pages.set(path, html);
      for (const [, to = ''] of (html ?? '').matchAll(
        /<a [^>]*?href="([^"]+)"/g,
      )) {
        if (/^(?:mailto|tel|https?):/.test(to) || FOREIGN.test(to)) continue;
        if (OWN.test(path)) waiting.push([path, to.replaceAll('&amp;', '&')]);
      }
    }
    const html = pages.get(path);
    const isThere =
      html && (!hash || html.includes(`id="${decodeURIComponent(hash)}"`));
    if (!isThere) broken.push(`${from} → ${href}`);
  }
  expect(pages.size).toBeGreaterThan(15);
  return [...new Set(broken)];
}

for (const {code, prefix} of TONGUES) {
  test(`every link of header, footer and content leads somewhere, ${code}`, async ({
    request,
  }) => {
    expect(await brokenLinks(request, `${prefix}/legal`)).toEqual([]);
  });
}
