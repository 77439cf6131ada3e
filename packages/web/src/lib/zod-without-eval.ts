import { z } from 'zod';

// zod compiles its checks with `new Function` unless told not to, which our content policy forbids.
z.config({ jitless: true });
