import {z} from 'zod';
import type {ShopContext} from '../context';
import {ANSWERS} from '../data/answers';
import {text} from '../data/catalogue-builder';
import {policies} from '../data/content-store';
import {htmlToText, truncate} from '../domain/html-text';
import {SearchIndex} from '../domain/search-index';
import {storefrontUrl} from '../domain/store-url';
import {envelope} from './profile';
import {rankByWords} from './rank-by-words';
import * as tool from './tool';

const NO_ANSWER = text(
  'Dazu hat der Shop noch nichts geschrieben. Über sein Kontaktformular kannst du ihn fragen.',
  'The shop hasn’t written anything about that yet. You can ask through its contact form.',
);

/** The tool of the capability `ask`; its answer is plain text, whatever the merchant wrote. */
export const askTool = tool.defineTool(
  'ask_business',
  'Answers a question about delivery, returns, setup or rules in the shop’s own words.',
  {
    ask: z.object({
      query: z.string().trim().min(1).max(500),
      context: tool.CONTEXT.optional(),
    }),
  },
  (shop, {ask}) => {
    const context = tool.contextOf(shop, ask.context);
    const sources = sourcesIn(context);
    const index = new SearchIndex(
      sources.map(({link, body}, position) => ({
        id: String(position),
        fields: [{name: 'TEXT', text: `${link.title} ${body}`, weight: 1}],
      })),
    );
    // Short words do not say what a question is about.
    const long = ask.query.match(/[\p{L}\d]{5,}/gu) ?? [];
    const [best] = rankByWords(index, long.join(' '));
    const source = best === undefined ? null : sources[Number(best)];
    const plain = source?.body ?? NO_ANSWER[context.language];
    return {
      ucp: envelope('ask'),
      answer: {plain: truncate(plain, 2_000)},
      links: source ? [source.link] : [],
    };
  },
);

/** The answered questions, and the policies in which something is written. */
function sourcesIn(context: ShopContext) {
  const {shop, language} = context;
  const linkTo = (path: string, type: string, title: string) => ({
    link: {type, title, url: storefrontUrl(context, path)},
  });
  return [
    ...ANSWERS.map(({question, answer}) => ({
      body: answer[language],
      ...linkTo('/faq', 'faq', question[language]),
    })),
    ...policies(shop).map(({kind, title, bodyHtml, handle}) => ({
      body: htmlToText(bodyHtml[language]),
      ...linkTo(`/policies/${handle}`, snakeCase(kind), title[language]),
    })),
  ].filter(({body}) => body !== '');
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
