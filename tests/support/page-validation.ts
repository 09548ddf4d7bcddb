import Validator from '@adobe/structured-data-validator';
import {HtmlValidate, StaticConfigLoader} from 'html-validate';

/** Only what the HTML standard says, no rule of taste. */
const html = new HtmlValidate(
  new StaticConfigLoader({extends: ['html-validate:standard']}),
);

/** What Google's rich results ask of each type; the vocabulary itself is checked by `schema-dts`. */
const richResults = new Validator();

/** The problems of a page's HTML and structured data, one line each. */
export async function problemsOf(document: string): Promise<string[]> {
  const {results} = await html.validateString(document);
  const messages = results.flatMap((result) => result.messages);
  return [
    ...messages.map(
      ({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`,
    ),
    ...(await structuredDataProblems(document)),
  ];
}

async function structuredDataProblems(document: string): Promise<string[]> {
  const scripts = document.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  );
  const things = [...scripts].flatMap(
    ([, json]) => JSON.parse(json ?? '') as {'@type': string}[],
  );
  const issues = await Promise.all(
    things.map((thing) =>
      richResults.validate({jsonld: {[thing['@type']]: [thing]}}),
    ),
  );
  // Warnings are fields that Google only recommends.
  return issues
    .flat()
    .filter(({severity}) => severity === 'ERROR')
    .map(
      ({issueMessage, path = []}) =>
        `${issueMessage} (${path.map(({property, type}) => property ?? type).join('.')})`,
    );
}
