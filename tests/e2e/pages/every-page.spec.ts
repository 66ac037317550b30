import { ROUTE_IDS } from '../../../src/domain/paths';
import { testWhole } from '../whole-page';

// The gallery shows files that journeys change: journeys/gallery-page.spec.ts tests it.
for (const id of ROUTE_IDS) if (id !== 'gallery') testWhole(id);
