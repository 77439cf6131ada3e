/** A child that works without a pause, as native code does. */
import { endWithParent } from '../platform/end-with-parent.ts';

endWithParent();
process.send?.('working', () => {
  for (;;);
});
