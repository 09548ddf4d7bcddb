import type {I18nBase} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';
import {optionsOfCountry, withoutOtherPlugs} from './country-values.server';

const chosen = (country: I18nBase['country'], ...names: string[]) => {
  const optionValues = names.map((name) => ({name}));
  const options = [{name: 'Plug', optionValues}];
  return optionsOfCountry(options, {country, language: 'EN'})[0]?.value;
};

it.each<[I18nBase['country'], string[], string]>([
  ['US', ['EU', 'UK', 'US'], 'US'],
  ['GB', ['EU', 'UK', 'USA'], 'UK'],
  ['DE', ['UK', 'US', 'EU'], 'EU'],
  ['CA', ['EU', 'US'], 'US'],
  ['CH', ['EU', 'CH', 'US'], 'CH'],
  ['CH', ['US', 'EU'], 'EU'],
  ['US', ['EU-Stecker', 'US-Stecker'], 'US-Stecker'],
  ['GB', ['Type C (Europe)', 'Type G (UK)'], 'Type G (UK)'],
  ['FR', ['Type E/F', 'Type G'], 'Type E/F'],
  ['DE', ['Type G', 'Type E/F'], 'Type E/F'],
  ['IT', ['UK', 'EU'], 'EU'],
  ['AT', ['Deutschland', 'Österreich', 'Schweiz'], 'Österreich'],
  ['US', ['Germany', 'United States'], 'United States'],
])('a visitor from %s gets of %j the value %s', (country, values, value) => {
  expect(chosen(country, ...values)).toBe(value);
});

it.each<[I18nBase['country'], string[]]>([
  ['US', ['S', 'M', 'L']],
  ['NO', ['Yes', 'No']],
  ['JP', ['EU', 'UK']],
  ['US', ['US', 'walnut']],
])('a visitor from %s gets no value of %j', (country, values) => {
  expect(chosen(country, ...values)).toBeUndefined();
});

const picture = (name: string, altText: string | null = null) => ({
  url: `https://cdn.example/files/${name}.webp?v=1`,
  altText,
});

const FRONT = picture('map-front', 'Map of the USA, in the EU frame');
const OUTLETS = [
  picture('map-outlet-eu', 'Power supply in an outlet, type F'),
  picture('map-outlet-us', 'Power supply in an outlet, type B'),
  picture('map-outlet-uk', 'Netzteil in einer Steckdose, Typ G'),
  picture('map-outlet-ch', 'Netzteil in einer Steckdose, Typ J'),
];
const MORE_OUTLETS = [
  picture('map-outlet-fr', 'Power supply in an outlet, type E'),
  picture('map-outlet-it', 'Netzteil in einer Steckdose, Typ L'),
  picture('map-outlet-dk', 'Power supply in an outlet, type K'),
];
const ALL = [FRONT, ...OUTLETS];

const seenIn = (country: string, pictures = ALL) =>
  withoutOtherPlugs(pictures, (each) => each, country)
    .map(({url}) => /([\w-]+)\.webp/.exec(url)?.[1] ?? '')
    .join(' ');

describe('pictures of outlets', () => {
  it.each([
    ['DE', 'map-front map-outlet-eu'],
    ['FR', 'map-front map-outlet-eu'],
    ['US', 'map-front map-outlet-us'],
    ['CA', 'map-front map-outlet-us'],
    ['GB', 'map-front map-outlet-uk'],
    ['IE', 'map-front map-outlet-uk'],
    ['CH', 'map-front map-outlet-ch'],
    ['LI', 'map-front map-outlet-ch'],
    ['AU', 'map-front'],
  ])('are those of the plug that is used in %s', (country, seen) => {
    expect(seenIn(country)).toBe(seen);
  });

  it.each([
    ['FR', 'map-outlet-fr'],
    ['BE', 'map-outlet-fr'],
    ['PL', 'map-outlet-fr'],
    ['CZ', 'map-outlet-fr'],
    ['IT', 'map-outlet-it'],
    ['DK', 'map-outlet-dk'],
    ['DE', 'map-outlet-eu'],
    ['ES', 'map-outlet-eu'],
  ])(
    'show in %s the outlet that is usual there, where there is a picture of it',
    (country, seen) => {
      expect(seenIn(country, [...OUTLETS, ...MORE_OUTLETS])).toBe(seen);
    },
  );

  it('are all shown where no two alt texts name a plug', () => {
    const unnamed = [picture('map-outlet-1'), picture('map-outlet-2', '')];
    const one = [...unnamed, picture('map-outlet-3', 'An outlet, type B')];
    expect(seenIn('DE', unnamed)).toBe('map-outlet-1 map-outlet-2');
    expect(seenIn('DE', one)).toBe('map-outlet-1 map-outlet-2 map-outlet-3');
  });
});
