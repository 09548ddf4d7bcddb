import {expect, it} from 'vitest';
import {ProviderReport} from './provider-report.server';

it('names language and country of the page, and who decided the country', () => {
  const report = new ProviderReport();
  expect(report.serverTiming()).not.toContain('market');
  report.market = {language: 'DE', country: 'AT', source: 'visitor'};
  expect(report.serverTiming()).toContain('market;desc="DE-AT, visitor"');
});
