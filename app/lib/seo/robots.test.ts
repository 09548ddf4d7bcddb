import {describe, expect, it} from 'vitest';
import {robotsText} from './robots';

const production = {
  PUBLIC_ENVIRONMENT: 'production',
  PUBLIC_SITE_URL: 'https://shop.example',
  PUBLIC_AGENTS: 'on' as const,
};

describe('robots.txt', () => {
  it('keeps visitors’ pages and filtered, sorted and searched lists out, and names the sitemap', () => {
    const rules = robotsText(production).split('\n');
    for (const path of ['/cart', '/buy/', '/account', '/auth']) {
      expect(rules).toContain(`Disallow: ${path}`);
      expect(rules).toContain(`Disallow: /en${path}`);
    }
    for (const path of ['/api/', '/*?filter.', '/*?*&sort_by=', '/*?q=']) {
      expect(rules).toContain(`Disallow: ${path}`);
    }
    expect(rules).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(rules).not.toContain('Disallow: /');
  });

  it('opens what is meant for agents, unless they are shut out', () => {
    const rule = 'Allow: /api/ucp/';
    const closed = robotsText({...production, PUBLIC_AGENTS: 'off'});
    expect(robotsText(production).split('\n')).toContain(rule);
    expect(closed).not.toMatch(/Allow:|agents/);
  });

  it.each(['preview', 'development'])(
    'shuts out everything of a %s deployment',
    (PUBLIC_ENVIRONMENT) => {
      expect(robotsText({...production, PUBLIC_ENVIRONMENT})).toBe(
        'User-agent: *\nDisallow: /\n',
      );
    },
  );
});
