/** What tests type into the shop's pages and expect there. Loads no database. */
export {metarReport} from './domain/metar-report';
export {toRichText} from './domain/rich-text';
export {storefrontUrls} from './domain/shop-urls';
export {PAYING_CARD} from './domain/test-card';
export {CHECKOUT_TEXTS} from './pages/checkout-texts';
export {SIGN_IN_TEXTS} from './pages/sign-in-texts';
export {FIELD_SCOPES, type Scope} from './access-scopes';
