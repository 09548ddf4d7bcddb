import {BRAND} from '~/lib/environment/brand';
import {escapeHtml} from '~/lib/text/escape-html';
import type {FormContext} from './deliver-form.server';

/** A paragraph that may have line breaks; a link, which HTML shows as a button; the URL of a square picture for HTML. */
type MailPart =
  | string
  | {readonly label: string; readonly url: string}
  | {readonly picture: string};

/** What a mail has of its shop. */
type MailShop = Pick<FormContext, 'brand' | 'env' | 'locale' | 'shopName'>;

/** Width and height of a picture. */
const PICTURE_PX = 200;

/** Widest logo, as in the pages' header. */
const LOGO_PX = 130;

/** Colours of `theme.css`: mail programs know neither its custom properties nor `light-dark`. */
const COLORS = {
  light: {
    surface: '#f5f2e8',
    raised: '#fdfbf4',
    ink: '#13233b',
    accent: '#17478c',
    on: '#fdfbf4',
  },
  dark: {
    surface: '#0a1020',
    raised: '#18233d',
    ink: '#e9eef8',
    accent: '#f2c46d',
    on: '#1a1304',
  },
} as const;

/**
 * A mail to a shopper, as plain text and as HTML in the shop's colours for both colour modes. The
 * shop's name ends it. Parts may contain what somebody typed: they are escaped.
 */
export function mailBody(
  subject: string,
  parts: readonly MailPart[],
  shop: MailShop,
): {text: string; html: string} {
  const all = [...parts, shop.shopName];
  return {
    text: all.flatMap(plainPart).join('\n\n'),
    html: `<!doctype html><html lang="${shop.locale.code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${styles(shop.brand)}</style></head><body><div class="mail"><p class="logo">${logo(shop)}</p><div class="sheet"><h1>${escapeHtml(subject)}</h1>${all.map(htmlPart).join('')}</div></div></body></html>`,
  };
}

function plainPart(part: MailPart): string[] {
  if (typeof part === 'string') return [part];
  return 'url' in part ? [part.url] : [];
}

function htmlPart(part: MailPart): string {
  if (typeof part === 'string') {
    return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`;
  }
  if ('url' in part) {
    return `<p><a class="button" href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`;
  }
  return `<p>${image(part.picture, PICTURE_PX, PICTURE_PX)}</p>`;
}

/** Like the pages' `Logo`; our own as an icon beside the name, because mail programs show no SVG. */
function logo({brand: {logo: own, icon}, env, shopName}: MailShop): string {
  if (own) {
    const {width, height} = own;
    const shown = Math.min(width ?? LOGO_PX, LOGO_PX);
    const tall = width && height ? Math.round((shown * height) / width) : null;
    return image(own.double, shown, tall, own.altText || shopName);
  }
  const ours =
    shopName === BRAND ? `${env.PUBLIC_SITE_URL}/apple-touch-icon.png` : null;
  const mark = icon ?? ours;
  return `${mark ? `${image(mark, 32, 32)} ` : ''}${escapeHtml(shopName)}`;
}

function image(
  url: string,
  width: number,
  height: number | null,
  alt = '',
): string {
  const size = `width="${width}"${height ? ` height="${height}"` : ''}`;
  return `<img src="${escapeHtml(url)}" ${size} alt="${escapeHtml(alt)}">`;
}

/** Both modes: programs without `prefers-color-scheme` show the light one. */
function styles({colors}: MailShop['brand']): string {
  const mode = (name: keyof typeof COLORS) => {
    const {surface, raised, ink, accent, on} = {
      ...COLORS[name],
      ...(colors && {accent: colors[name].accent, on: colors[name].on}),
    };
    return `body,.mail{background:${surface};color:${ink}}.sheet{background:${raised}}.button{background:${accent};color:${on}!important}`;
  };
  return `body{margin:0}.mail{padding:24px 16px;font:16px/1.6 system-ui,Arial,sans-serif}.logo,.sheet{max-width:544px;margin:0 auto 16px;overflow-wrap:anywhere}.logo{font-size:20px;font-weight:bold}.sheet{padding:24px;border-radius:10px;box-sizing:border-box}h1{margin:0 0 16px;font-size:24px;line-height:1.25}p{margin:0 0 16px}img{border:0;border-radius:6px;vertical-align:middle}.logo img{border-radius:0}.button{display:inline-block;padding:12px 24px;border-radius:6px;font-weight:bold;text-decoration:none}${mode('light')}@media(prefers-color-scheme:dark){${mode('dark')}}`;
}
