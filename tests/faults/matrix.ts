import { CONNECTION } from './connection';
import { DEVICE } from './device';
import type { Row } from './row';
import { SERVER } from './server';
import { SESSION } from './session';
import { SLOWNESS } from './slow';
import { STORED } from './storage';

/**
 * The fault matrix: what goes wrong × where it does → what the person sees, what is not lost, and the test that shows
 * it.
 */
export const MATRIX: readonly Row[] = [...CONNECTION, ...SLOWNESS, ...STORED, ...SESSION, ...DEVICE, ...SERVER];
