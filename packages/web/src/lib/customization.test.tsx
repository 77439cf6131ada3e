import { afterEach, expect, it } from 'vitest';
import { keepCookie } from './cookies.ts';
import { useCustomization } from './customization.ts';

const before = useCustomization.getState();
afterEach(() => useCustomization.setState(before, true));

it.each(['{"state":{"locale":"zz","set":"no function","rtlLayout":"yes"}}', '{"state":7}', 'broken{'])(
  'a cookie that holds %s changes nothing of how the interface looks and speaks',
  async (text) => {
    keepCookie('customization', text);
    await useCustomization.persist.rehydrate();
    expect(useCustomization.getState()).toEqual(before);
  },
);
