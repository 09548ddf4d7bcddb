import {CATALOGUE_LANGUAGES} from '@metarmap/store/localized-text';
import {saveSettings} from '../data/settings-store';
import {countryOf} from '../domain/countries';
import {html} from '../pages/html';
import type {AdminSection, Problems} from './section';

/** In which languages and to which countries the shop sells. */
export const markets: AdminSection = {
  path: 'settings/markets',
  title: 'Languages and markets',
  entries: ({languages, countries}) => [
    {
      key: 'all',
      title: languages.join(', '),
      note: countries.map(({isoCode}) => isoCode).join(', '),
    },
  ],
  form: ({languages, countries}, key) =>
    key === 'all'
      ? {
          title: 'Languages and markets',
          about: html`<p>
            A text without a translation is shown in the first language.
          </p>`,
          groups: [
            {
              legend: 'One code in each line, the shop’s own first',
              fields: [
                {
                  name: 'languages',
                  label: 'Languages',
                  hint: CATALOGUE_LANGUAGES.join(', '),
                  value: languages.join('\n'),
                  kind: 'lines',
                },
                {
                  name: 'countries',
                  label: 'Countries',
                  hint: 'ISO 3166, for instance DE.',
                  value: countries.map(({isoCode}) => isoCode).join('\n'),
                  kind: 'lines',
                },
              ],
            },
          ],
        }
      : null,
  save: ({database}, _key, sent) => {
    const problems: Problems = {};
    const codesOf = (name: string) => [
      ...new Set(sent.get(name)?.toUpperCase().split(/\s+/).filter(Boolean)),
    ];
    const languages = codesOf('languages').map((code) => {
      const language = CATALOGUE_LANGUAGES.find((each) => each === code);
      if (!language) problems.languages = `${code} is not possible here.`;
      return language ?? 'DE';
    });
    const countries = codesOf('countries').map((code) => {
      const country = countryOf(code);
      if (!country) problems.countries = `Nothing is sold to ${code} here.`;
      return country?.isoCode ?? 'DE';
    });
    const [language, ...otherLanguages] = languages;
    const [country, ...otherCountries] = countries;
    if (!language) problems.languages = 'Enter a language.';
    if (!country) problems.countries = 'Enter a country.';
    if (language && country && Object.keys(problems).length === 0) {
      saveSettings(database, {
        languages: [language, ...otherLanguages],
        countries: [country, ...otherCountries],
      });
    }
    return problems;
  },
};
