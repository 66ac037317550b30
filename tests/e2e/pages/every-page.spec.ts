import { ROUTE_IDS } from '../../../src/domain/paths';
import { testWhole } from '../whole-page';

// The gallery shows what the journeys change meanwhile: it is one of them.
for (const id of ROUTE_IDS) if (id !== 'gallery') testWhole(id);
