import { CATALOG_PATH } from '../../../src/domain/gallery-catalog';
import { observe } from '../../support/observatory';
import { expect, test } from '../fixtures';

const LEAST = 100;

test('every kind of answer has at least 100 points of the Observatory', async ({ request, site }) => {
  const paths = [site.path('home'), site.path('gallery'), site.path('admin'), site.path('/nowhere'), CATALOG_PATH];
  for (const path of paths) {
    const response = await request.get(path);
    const headers = new Headers(response.headers());
    const { score, findings } = observe({ url: response.url(), headers, body: await response.text() });
    const lines = findings.map(({ check, finding, points }) => `${check}: ${finding} (${points})`);
    console.log(`${path} has ${score} points: ${lines.join(', ')}`);
    expect.soft(score, `${path}\n${lines.join('\n')}`).toBeGreaterThanOrEqual(LEAST);
  }
});
