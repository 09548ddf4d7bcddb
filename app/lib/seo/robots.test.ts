import {describe, expect, it} from 'vitest';
import {robotsText} from './robots';

const production = {
  PUBLIC_ENVIRONMENT: 'production',
  PUBLIC_SITE_URL: 'https://shop.example',
};

describe('robots.txt', () => {
  it('keeps visitors’ pages out in both languages and names the sitemap', () => {
    const rules = robotsText(production).split('\n');
    for (const path of ['/cart', '/account', '/auth']) {
      expect(rules).toContain(`Disallow: ${path}`);
      expect(rules).toContain(`Disallow: /en${path}`);
    }
    expect(rules).toContain('Disallow: /api/');
    expect(rules).toContain('Sitemap: https://shop.example/sitemap.xml');
    expect(rules).not.toContain('Disallow: /');
  });

  it('keeps filtered, sorted and searched lists out, wherever the parameter stands', () => {
    const rules = robotsText(production).split('\n');
    expect(rules).toContain('Disallow: /*?filter.');
    expect(rules).toContain('Disallow: /*?*&sort_by=');
    expect(rules).toContain('Disallow: /*?q=');
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
