let isKeys = true;
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      isKeys = false;
    },
    true,
  );
  window.addEventListener(
    'keydown',
    () => {
      isKeys = true;
    },
    true,
  );
}

/** Whether a key was pressed since the mouse or a finger was used last. */
export const wasKeyLast = (): boolean => isKeys;
