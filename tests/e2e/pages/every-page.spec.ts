import { ROUTE_IDS } from '../../../src/domain/paths';
import { testWhole } from '../whole-page';

for (const id of ROUTE_IDS) testWhole(id);
