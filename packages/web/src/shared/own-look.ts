import { type Me, setCustomization, setLocale } from '@earshot/core/users/account.api.ts';
import type { Customization } from '@earshot/core/users/customization.ts';
import { call } from '../lib/call.ts';
import { useCustomization } from '../lib/customization.ts';
import { useAccount } from './account.ts';

const isKept: Record<keyof Customization, true> = {
  themeMode: true,
  fontFamily: true,
  borderRadius: true,
  outlinedFilled: true,
  presetColor: true,
  rtlLayout: true,
  singleKeys: true,
};
const names = Object.keys(isKept) as (keyof Customization)[];
const saveAfterMs = 800;

/** Somebody new to this browser brings their look; whoever was here last has it already. */
export function takeOwnLook(me: Me): void {
  const { ownerId, isLocaleChosen, locale, set } = useCustomization.getState();
  if (isLocaleChosen && locale !== me.locale) void call(setLocale, { body: { locale } }).catch(() => {});
  if (ownerId !== me.user_id) set({ singleKeys: true, ...me.customization, ownerId: me.user_id });
  // It may have been chosen elsewhere since; while the page is open only a choice here counts.
  const isFirst = localeTakenOf !== me.user_id;
  localeTakenOf = me.user_id;
  if (isLocaleChosen) set({ isLocaleChosen: false });
  else if (isFirst && me.locale !== locale) set({ locale: me.locale });
}

/** Whose language this page has begun with. */
let localeTakenOf: number | null = null;

/** Saves what is changed in the panel a moment after the last change, at the latest when the page goes. */
export function keepOwnLook(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!useAccount.getState().isLoggedIn) return;
    const look = useCustomization.getState();
    const body = Object.fromEntries(names.map((name) => [name, look[name]])) as Customization;
    // The look holds in this browser whether or not the server hears of it.
    void call(setCustomization, { body, keepalive: true }).catch(() => {});
  };
  useCustomization.subscribe((now, before) => {
    const isOwnChange = now.ownerId === before.ownerId && names.some((name) => now[name] !== before[name]);
    if (!isOwnChange || !useAccount.getState().isLoggedIn) return;
    clearTimeout(timer);
    timer = setTimeout(save, saveAfterMs);
  });
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
}
