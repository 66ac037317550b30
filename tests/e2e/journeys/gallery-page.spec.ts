import { testWhole } from '../whole-page';

testWhole('gallery');
