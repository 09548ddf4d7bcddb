import {expect, it} from 'vitest';
import {RequestLog} from './request-log.server';

it('names language and country of the page, and who decided the country', () => {
  const requestLog = new RequestLog();
  expect(requestLog.serverTiming()).not.toContain('market');
  requestLog.market = {language: 'DE', country: 'AT', source: 'visitor'};
  expect(requestLog.serverTiming()).toContain('market;desc="DE-AT, visitor"');
});
