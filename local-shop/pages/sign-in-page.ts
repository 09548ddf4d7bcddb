import type {PageLocale} from '../domain/catalogue';
import type {Shop} from '../context';
import {storefrontUrl} from '../domain/shop-urls';
import type {Exchange} from '../http';
import {html, type Html} from './html';
import {sendPage} from './page';
import {SIGN_IN_TEXTS, type SignInProblem} from './sign-in-texts';

/** One of the two steps of signing in. */
export interface SignInView {
  readonly locale: PageLocale;
  /** `null` until a code was mailed, then the ticket that the form sends with the code. */
  readonly ticket: string | null;
  readonly email: string;
  readonly problem: SignInProblem | null;
  /** Leads back to the storefront without signing in. */
  readonly cancelUrl: string;
}

/** Ends the response with the step's form, which goes to the URL that showed it. */
export function sendSignInPage(
  {response, shop, url}: Exchange,
  status: number,
  view: SignInView,
): void {
  const {locale, ticket} = view;
  const texts = SIGN_IN_TEXTS[locale];
  const title = ticket === null ? texts.title : texts.codeTitle;
  const action = `${url.pathname}${url.search}`;
  sendPage(response, status, {
    locale,
    title,
    shopName: shop.seed.name,
    homeUrl: storefrontUrl(shop, locale, '/'),
    body: html`<div class="stack">
      <h1>${title}</h1>
      ${ticket === null ? renderEmailStep(view, action) : renderCodeStep(view, ticket, action)}
      <p><a href="${view.cancelUrl}">${texts.cancel}</a></p>
    </div>`,
  });
}

/** Ends the response with a page that shows a message and links to the storefront. */
export function sendAccountNote(
  {response, shop}: Pick<Exchange, 'response'> & {readonly shop: Shop},
  status: number,
  locale: PageLocale,
  note:
    | 'badClient'
    | 'signedOut'
    | 'badSignOut'
    | 'profile'
    | 'consented'
    | 'badConsent',
): void {
  const {back, [note]: texts} = SIGN_IN_TEXTS[locale];
  const homeUrl = storefrontUrl(shop, locale, '/');
  sendPage(response, status, {
    locale,
    title: texts.title,
    shopName: shop.seed.name,
    homeUrl,
    body: html`<div class="stack">
      <div class="sheet">
        <h1>${texts.title}</h1>
        <p>${texts.text}</p>
        <p><a class="button" href="${homeUrl}">${back}</a></p>
      </div>
    </div>`,
  });
}

function renderEmailStep(view: SignInView, action: string): Html {
  const texts = SIGN_IN_TEXTS[view.locale];
  return html`<form class="sheet" method="post" action="${action}" novalidate>
    <p>${texts.intro}</p>
    <div class="fields">
      ${renderInput(view, {
        name: 'email',
        label: texts.email,
        attributes: html`type="email" autocomplete="email" value="${view.email}"
        maxlength="254"`,
      })}
    </div>
    <p><button type="submit">${texts.sendCode}</button></p>
  </form>`;
}

function renderCodeStep(
  view: SignInView,
  ticket: string,
  action: string,
): Html {
  const texts = SIGN_IN_TEXTS[view.locale];
  return html`<form class="sheet" method="post" action="${action}" novalidate>
    <p>${texts.codeSent(view.email)}</p>
    <p class="soft"><a href="/outbox" target="_blank">${texts.outbox}</a></p>
    <div class="fields">
      ${renderInput(view, {
        name: 'code',
        label: texts.code,
        attributes: html`type="text" inputmode="numeric"
        autocomplete="one-time-code" maxlength="20"`,
      })}
    </div>
    <input type="hidden" name="ticket" value="${ticket}" />
    <p><button type="submit">${texts.signIn}</button></p>
    <p><a href="${action}">${texts.otherEmail}</a></p>
  </form>`;
}

function renderInput(
  {locale, problem}: SignInView,
  field: {
    readonly name: string;
    readonly label: string;
    readonly attributes: Html;
  },
): Html {
  const {name, label, attributes} = field;
  return html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      aria-required="true"
      ${
        problem !== null &&
        html`aria-invalid="true" aria-describedby="${name}-fault"`
      }
      ${attributes}
    />
    ${
      problem !== null &&
      html`<p class="fault" id="${name}-fault" role="alert">
        ${SIGN_IN_TEXTS[locale].problems[problem]}
      </p>`
    }
  </div>`;
}
