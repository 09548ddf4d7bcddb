import type {Shop} from '../context';
import {imageUrl} from '../domain/image-url';
import {variantImage} from '../domain/order-line';
import {storefrontUrl, type PageLocale} from '../domain/shop-urls';
import {html, type Html} from '../pages/html';

/** A part of a mail, for those who read HTML and for those who read text. */
export interface MailPart {
  readonly html: Html;
  readonly text: string;
}

const INK = 'color:#13233b';
const MUTED = 'color:#4a5870';
const FONT = 'font-family:B612,Verdana,Helvetica,Arial,sans-serif';
const LINE = 'border-bottom:1px solid #d3d0c2';

/** Mail programs that know dark mode take these over the inline styles of the day. */
const NIGHT = html`<style>
  :root {
    color-scheme: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .surface {
      background: #0a1020 !important;
    }
    .sheet {
      background: #121b31 !important;
      border-color: #26334f !important;
    }
    .head {
      background: #070c18 !important;
    }
    .line {
      border-color: #26334f !important;
    }
    .ink {
      color: #e9eef8 !important;
    }
    .soft {
      color: #a5b2cb !important;
    }
    .link {
      color: #f2c46d !important;
    }
    .button {
      color: #1a1304 !important;
      background: #f2c46d !important;
    }
  }
</style>`;

/** The lights of the map: VFR, MVFR, IFR, LIFR by night. */
const LIGHTS = ['#3df08a', '#5aa2ff', '#ff5a5f', '#ff5ce1'];

const FOOTER = {
  de: {
    bye: 'Viele Grüße',
    links: [
      ['/', 'Zum Shop'],
      ['/contact', 'Kontakt'],
      ['/legal/terms', 'AGB'],
      ['/legal/revocation', 'Widerruf'],
      ['/legal/privacy', 'Datenschutz'],
      ['/legal/imprint', 'Impressum'],
    ],
  },
  en: {
    bye: 'Kind regards',
    links: [
      ['/', 'Shop'],
      ['/contact', 'Contact'],
      ['/legal/terms', 'Terms'],
      ['/legal/revocation', 'Right of withdrawal'],
      ['/legal/privacy', 'Privacy'],
      ['/legal/imprint', 'Imprint'],
    ],
  },
} as const;

/** A paragraph; line breaks stay. */
export function paragraph(text: string): MailPart {
  const breaks = text.split('\n').map((line) => html`${line}<br />`);
  return {
    text,
    html: html`<p
      class="ink"
      style="margin:0 0 20px;font-size:16px;line-height:1.6;overflow-wrap:anywhere;${INK}"
    >
      ${breaks}
    </p>`,
  };
}

/** A picture of the shop's own as wide as the mail. */
export function picture(shop: Shop, file: string, alt: string): MailPart {
  const url = imageUrl(shop.origin, file, {
    maxWidth: 1084,
    preferredContentType: 'JPG',
  });
  return {
    text: '',
    html: html`<img
      src="${url}"
      alt="${alt}"
      width="542"
      style="display:block;width:100%;height:auto;margin:0 0 20px;border-radius:6px"
    />`,
  };
}

/** The step that the mail is about. */
export function button(label: string, url: string, text = label): MailPart {
  return {
    text: `${text}:\n${url}`,
    html: html`<table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 24px"
    >
      <tr>
        <td class="button" style="background:#17478c;border-radius:6px">
          <a
            class="button"
            href="${url}"
            style="display:inline-block;padding:14px 26px;font-size:16px;font-weight:bold;text-decoration:none;color:#fdfbf4;border-radius:6px"
            >${label}</a
          >
        </td>
      </tr>
    </table>`,
  };
}

/** A further way on. */
export function furtherLink(label: string, url: string): MailPart {
  return {
    text: `${label}:\n${url}`,
    html: html`<p style="margin:0 0 12px;font-size:16px;line-height:1.6">
      ${anchor(label, url)}
    </p>`,
  };
}

/** What is to be typed or copied elsewhere. */
export function code(label: string, value: string): MailPart {
  return {
    text: `${label} ${value}`,
    html: html`<p
        class="soft"
        style="margin:0 0 8px;font-size:14px;line-height:1.5;${MUTED}"
      >
        ${label}
      </p>
      <p
        class="ink line"
        style="margin:0 0 24px;padding:16px;border:1px solid #d3d0c2;border-radius:6px;font-family:monospace;font-size:22px;letter-spacing:1px;text-align:center;${INK}"
      >
        ${value}
      </p>`,
  };
}

/** A headed list of lines, such as an address. */
export function lines(heading: string, values: readonly string[]): MailPart {
  return {
    text: [heading, ...values].join('\n'),
    html: html`<h2
        class="ink"
        style="margin:0 0 6px;font-size:16px;line-height:1.4;${INK}"
      >
        ${heading.replace(/:$/, '')}
      </h2>
      <p
        class="ink"
        style="margin:0 0 24px;font-size:16px;line-height:1.6;${INK}"
      >
        ${values.map((value) => html`${value}<br />`)}
      </p>`,
  };
}

/** One of the things that a mail is about. */
export interface MailItem {
  readonly picture: {readonly url: string; readonly alt: string} | null;
  readonly title: string;
  readonly details: readonly string[];
  readonly price: string | null;
}

/** The picture of a variant, as mail programs show it. */
export function itemPicture(
  shop: Shop,
  variantId: string | null,
  locale: PageLocale,
): MailItem['picture'] {
  const image = variantImage(shop, variantId);
  if (!image) return null;
  const url = imageUrl(shop.origin, image.file, {
    maxWidth: 160,
    maxHeight: 160,
    crop: 'CENTER',
    preferredContentType: 'JPG',
  });
  return {url, alt: image.altText[locale === 'en' ? 'EN' : 'DE']};
}

export function items(all: readonly MailItem[]): MailPart {
  return {
    text: all.map(itemText).join('\n\n'),
    html: html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 24px"
    >
      ${all.map(
        ({picture, title, details, price}) =>
          html`<tr>
            <td
              class="line"
              width="64"
              valign="top"
              style="padding:12px 12px 12px 0;${LINE}"
            >
              ${
                picture &&
                html`<img
                  src="${picture.url}"
                  alt="${picture.alt}"
                  width="64"
                  height="64"
                  style="display:block;width:64px;height:64px;border-radius:6px;background:#eae6d8;font-size:11px"
                />`
              }
            </td>
            <td
              class="ink line"
              valign="top"
              style="padding:12px 0;font-size:16px;line-height:1.5;overflow-wrap:anywhere;${LINE};${INK}"
            >
              <b>${title}</b>
              ${details.map(
                (detail) =>
                  html`<br /><span class="soft" style="font-size:14px;${MUTED}"
                      >${detail}</span
                    >`,
              )}
            </td>
            <td
              class="ink line"
              align="right"
              valign="top"
              style="padding:12px 0 12px 12px;font-size:16px;line-height:1.5;white-space:nowrap;${LINE};${INK}"
            >
              ${price}
            </td>
          </tr>`,
      )}
    </table>`,
  };
}

/** What it is and costs in the first line, its details below. */
function itemText({title, details, price}: MailItem): string {
  const first = price === null ? title : `${title}: ${price}`;
  return [first, ...details].join('\n').replaceAll('\n', '\n  ');
}

/** Sums and the like: a label and a value in each row. */
export function rows(
  all: readonly {
    readonly label: string;
    readonly value: string;
    readonly emphasis?: boolean;
  }[],
): MailPart {
  return {
    text: all.map(({label, value}) => `${label}: ${value}`).join('\n'),
    html: html`<table
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 28px;font-size:16px;line-height:1.6"
    >
      ${all.map(({label, value, emphasis}) => {
        const weight = emphasis === true ? 'bold' : 'normal';
        return html`<tr>
          <th
            class="ink"
            scope="row"
            align="left"
            valign="top"
            style="padding:2px 12px 2px 0;font-weight:${weight};${INK}"
          >
            ${label}
          </th>
          <td
            class="ink"
            align="right"
            valign="top"
            style="padding:2px 0;font-weight:${weight};${INK}"
          >
            ${value}
          </td>
        </tr>`;
      })}
    </table>`,
  };
}

/**
 * Both parts of a mail in the looks of the brand. Tables and inline styles, since mail
 * programs know little else. Without a language it has neither greeting nor footer.
 */
export function layOut(
  shop: Shop,
  locale: PageLocale | null,
  title: string,
  parts: readonly MailPart[],
): {readonly text: string; readonly html: string} {
  const footer = locale && FOOTER[locale];
  const all = footer ? [...parts, closing(footer.bye)] : parts;
  return {
    text: all.flatMap(({text}) => text || []).join('\n\n'),
    html: html`<!doctype html>
      <html ${locale && html`lang="${locale}"`}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
          <base target="_blank" />
          ${NIGHT}
        </head>
        <body
          class="surface"
          style="margin:0;padding:0;background:#f5f2e8;${FONT}"
        >
          <table
            class="surface"
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background:#f5f2e8"
          >
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:600px;text-align:left"
                >
                  <tr>
                    <td
                      class="head"
                      style="padding:20px 28px;background:#0a1020;border-radius:10px 10px 0 0"
                    >
                      <a
                        href="${storefrontUrl(shop, locale ?? 'de', '/')}"
                        style="font-size:20px;font-weight:bold;text-decoration:none;color:#e9eef8"
                        >METARmap</a
                      >
                      <span aria-hidden="true" style="font-size:14px"
                        >&nbsp;${LIGHTS.map(
                          (light) =>
                            html`&nbsp;<span style="color:${light}"
                                >&#9679;</span
                              >`,
                        )}</span
                      >
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="sheet"
                      style="padding:32px 28px 12px;background:#fdfbf4;border:1px solid #d3d0c2;border-radius:0 0 10px 10px"
                    >
                      <h1
                        class="ink"
                        style="margin:0 0 20px;font-size:24px;line-height:1.3;${INK}"
                      >
                        ${title}
                      </h1>
                      ${all.map((part) => part.html)}
                    </td>
                  </tr>
                  ${
                    footer &&
                    locale &&
                    html`<tr>
                      <td
                        align="center"
                        style="padding:20px 16px;font-size:14px;line-height:2"
                      >
                        ${footer.links.map(
                          ([path, label]) =>
                            html`<span
                              style="display:inline-block;padding:0 8px"
                              >${anchor(label, storefrontUrl(shop, locale, path))}</span
                            > `,
                        )}
                      </td>
                    </tr>`
                  }
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`.text,
  };
}

/** Set apart from the links that some mails end with. */
function closing(bye: string): MailPart {
  const {text, html: words} = paragraph(`${bye}\nMETARmap`);
  return {text, html: html`<div style="padding-top:12px">${words}</div>`};
}

function anchor(label: string, url: string): Html {
  return html`<a class="link" href="${url}" style="color:#17478c">${label}</a>`;
}
