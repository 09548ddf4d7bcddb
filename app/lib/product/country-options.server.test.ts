import type {I18nBase} from '@shopify/hydrogen';
import {expect, it} from 'vitest';
import {optionsOfCountry} from './country-options.server';

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
