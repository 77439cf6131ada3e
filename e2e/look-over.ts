/** Every screen, dialog and menu in every look: what `npm run axe` does. The suite takes a few looks of each. */
import { fillWorkspace } from './full-workspace.ts';
import { allLooks } from './looks.ts';
import { openings } from './openings.ts';
import { endProduct, type Product, startProduct } from './product.ts';
import { screens } from './screens.ts';
import { lookAt, offeredIn, visitor, walk } from './walk.ts';

/** Words of which a look must have all, to go through some of them only: `dark phone`. */
const asked = process.argv.slice(2);
const looks = allLooks.filter((look) => asked.every((word) => Object.values<string>(look).includes(word)));

let product: Partial<Product> = {};
let count = 0;
try {
  const { server, client, browser } = await startProduct();
  product = { server, client, browser };
  const fileId = await fillWorkspace(client);
  const place = await visitor({ browser, url: server.url, client, fileId });
  for (const look of looks) {
    await place.speak(look.locale);
    const shown = openings.filter((opening) => offeredIn(opening, look));
    const half = Math.ceil(shown.length / 2);
    const found = await Promise.all([
      lookAt(place, [look], screens),
      walk(place, look, shown.slice(0, half)),
      walk(place, look, shown.slice(half)),
    ]);
    const wrong = found.flat();
    count += wrong.length;
    process.stdout.write(`${Object.values(look).join(', ')}: ${wrong.length}\n`);
    for (const line of wrong) process.stdout.write(`  ${line}\n`);
  }
} finally {
  await endProduct(product);
}
process.exit(count === 0 ? 0 : 1);
