import { Band, type BandProps, scene } from './drawing';
import { Palm } from './plants';
import { Awning } from './shops';

/** The sidewalk; it continues past the sides of the drawing. */
const PAVEMENT = <path fill="var(--edge)" fillOpacity=".55" d="M-999 232h3e3v8h-3e3z" />;

/** The entrance of a shop. Fills its container. */
export function ShopDoor(props: BandProps) {
  return (
    <Band viewBox="0 0 436 240" justifyContent="center" {...props} css={scene}>
      <path fill="var(--wall)" d="M-999 46h3e3v190h-3e3z" />
      <path fill="var(--edge)" d="M-999 40h3e3v7h-3e3z" />
      <path fill="var(--wall-b)" d="M-999 196h3e3v40h-3e3z" />
      <path fill="var(--edge)" d="M86 232V100h84v132zM196 104h154v92H196z" />
      <path fill="var(--paint-b)" d="M92 232V106h72v126z" />
      <path fill="var(--lit)" d="M102 116h52v70h-52zM202 110h142v80H202z" />
      <path stroke="var(--paint-b)" strokeWidth="3" d="M128 116v70M102 200h52v22h-52z" fill="none" />
      <circle cx="156" cy="176" r="4" fill="var(--cloth)" />
      <path stroke="var(--edge)" d="M116 126l12-9 12 9" fill="none" />
      <path fill="var(--cloth)" stroke="var(--edge)" d="M112 126h32v17h-32z" />
      <path stroke="var(--paint-a)" strokeWidth="3" d="M118 134.5h20" />
      <path stroke="var(--edge)" strokeWidth="3" d="M202 150h142M273 110v80" />
      <path
        fill="var(--edge)"
        d="M210 148a11 9 0 0 1 22 0zM238 148a11 9 0 0 1 22 0zM284 148v-16h9v16zM298 148v-22h9v22zM312 148v-16h9v16zM326 148v-19h9v19zM212 188v-18h50v18zM290 188a20 15 0 0 1 40 0z"
      />
      <Awning x={76} y={76} stripes={24} paint="var(--paint-a)" />
      <path fill="var(--edge)" d="M72 72h296v5H72z" />
      <path
        fill="none"
        stroke="var(--paint-a)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 13"
        d="M76 62Q-40 96-180 58M366 62Q470 100 620 58"
      />
      <path fill="var(--bark)" d="M26 232l-4-30h40l-4 30z" />
      <path
        fill="var(--leaf)"
        d="M42 204Q34 176 42 150q8 26 0 54zM40 204Q20 184 16 160q20 16 26 44zM44 204q20-20 24-44-20 16-26 44zM38 204Q18 198 6 180q24 4 34 24zM46 204q20-6 32-24-24 4-34 24z"
      />
      {PAVEMENT}
    </Band>
  );
}

const FLOOR = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The entrance of a company. Fills its container. */
export function CompanyDoor(props: BandProps) {
  return (
    <Band viewBox="0 0 560 240" justifyContent="center" {...props} css={scene}>
      <path fill="var(--wall-b)" d="M-999 20h3e3v216h-3e3z" />
      <path fill="var(--edge)" d="M-999 14h3e3v7h-3e3zM-999 94h3e3v5h-3e3z" />
      {FLOOR.map((i) => (
        <path key={i} fill={i % 3 === 1 ? 'var(--lit-b)' : 'var(--lit)'} d={`M${i * 62 - 112} 38h44v42h-44z`} />
      ))}
      <path fill="var(--wall)" d="M196 99h168v137H196zM392 99h140v137H392z" />
      <path fill="var(--edge)" d="M212 130h136v102H212z" />
      <path fill="var(--lit)" d="M218 136h60v96h-60zM282 136h60v96h-60zM26 128h66v60H26zM100 128h66v60h-66z" />
      <path stroke="var(--edge)" strokeWidth="3" d="M270 172v26M290 172v26" />
      <path fill="var(--paint-a)" d="M188 112h184v12H188z" />
      <path stroke="var(--edge)" strokeWidth="2" d="M206 112V99M354 112V99" />
      <path fill="var(--lit-b)" d="M404 128h116v104H404z" />
      <path stroke="var(--wall)" strokeWidth="3" d="M404 142h116m0 14H404m0 14h116m0 14H404" />
      <path
        fill="var(--bark)"
        d="M404 200h72v24h-72zM480 206h18l12 12v10h-30zM418 232a9 9 0 1 1 18 0zM482 232a9 9 0 1 1 18 0z"
      />
      <path fill="var(--paint-b)" d="M404 206h72v6h-72z" />
      <Palm x={180} y={232} height={128} scale={0.8} />
      <Palm x={4} y={232} height={150} scale={0.9} />
      <Palm x={548} y={232} height={140} scale={0.85} />
      {PAVEMENT}
    </Band>
  );
}
