/** Learns a classifier beside the event loop, and stands back before anything else: loading what it needs is work already. */
import { standBack } from '../../platform/low-priority.ts';

standBack();
await import('./learning-work.ts');
