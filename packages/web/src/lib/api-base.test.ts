import type { Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('the build writes another address of the API into the page', async () => {
  vi.stubEnv('API_BASE', 'https://api.example.com/v1');
  const { default: config } = await import('../../vite.config.ts');
  const plugin = config.plugins?.flat().find((one) => (one as Plugin).name === 'say-api-base') as Plugin;
  const transform = plugin.transformIndexHtml as (html: string) => unknown;
  expect(transform('<head>\n<meta name="api-base" content="/api/" /></head>')).toEqual({
    html: '<head></head>',
    tags: [
      { tag: 'meta', attrs: { name: 'api-base', content: 'https://api.example.com/v1' }, injectTo: 'head' },
    ],
  });
});
