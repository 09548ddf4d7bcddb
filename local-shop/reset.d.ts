/** Makes `JSON.parse` and `Array.isArray` give `unknown` in place of `any`. */
import '@total-typescript/ts-reset';
