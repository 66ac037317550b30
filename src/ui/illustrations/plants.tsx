/** Half of a palm's crown, its heart at the origin. */
const FRONDS =
  'M0 2q-6-22 4-42q6 22-4 42zM0 2q6-28 26-38q-12 14-26 38zM0 2q16-28 42-20q-24 0-42 20zM0 2q22-14 46 6q-24-8-46-6zM0 2q20-2 34 22q-16-18-34-22zM0 2q12 6 16 28q-10-16-16-28z';

/** A fan palm with its foot at (x, y). */
export function Palm({ x, y, height, scale = 1 }: { x: number; y: number; height: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y - height})scale(${scale})`}>
      <path
        stroke="var(--bark)"
        strokeWidth="4"
        fill="none"
        d={`M0 2q7 ${height / 2} 0 ${Math.round(height / scale)}`}
      />
      <path fill="var(--bark)" d="M-5 2H5L8 34-6 36z" />
      <path fill="var(--leaf)" d={FRONDS} />
      <path fill="var(--leaf)" transform="rotate(-9)scale(-1 1)" d={FRONDS} />
    </g>
  );
}

/** Tufts of the mesquite's canopy from back to front: x, y, scale in tenths. */
const TUFTS: readonly (readonly [x: number, y: number, tenths: number])[] = [
  [560, 186, 11],
  [726, 190, 11],
  [668, 162, 12],
  [604, 166, 12],
  [496, 222, 11],
  [796, 230, 10],
  [640, 204, 11],
  [566, 220, 10],
  [716, 222, 11],
  [446, 262, 8],
  [522, 264, 9],
  [764, 260, 8],
  [836, 266, 7],
];

/** The leaves of a tuft, in one path: whatever a drawing repeats is styled and laid out as often as it is repeated. */
const LEAVES =
  'M0 0q-8-23 9-49M0 0q6-24-15-48M0 0q1-24 25-37M0 0q-4-24-29-34M0 0q10-22 42-28M0 0q-13-20-45-22M0 0q18-17 44-9M0 0q-19-14-44-3M0 0q23-8 49 10M0 0q-24-5-48 16M0 0q24-1 39 22M0 0q-24 2-36 27';

/** A mesquite: a leaning, forked trunk under a wide canopy of feathered leaves. It stands at (640, 440). */
export function Mesquite() {
  return (
    <>
      <path
        fill="var(--bark)"
        d="M600 440c18-6 18-22 12-38s-16-22-12-42-4-34-26-46-46-24-64-50l6-4c22 22 44 26 66 38s36 26 36 50c0 16-4 22 2 34 6-18 20-30 18-52s-6-24-6-48-6-40-24-66l6-4c22 20 30 38 30 64s8 36 8 54c0 10 0 16-4 26 12-10 14-14 18-28 8-24 26-34 48-44s40-22 58-50l6 3c-12 31-28 45-54 59s-36 24-38 46c-4 26-24 34-32 52s-2 40 24 46z"
      />
      <path
        fill="none"
        stroke="var(--bark)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M540 290q24-24 16-60M586 308q34-40 10-90M700 300q-24-40 4-90M742 280q30-10 60-20M636 260q10-30 40-50M552 296q-40-14-90-30"
      />
      {TUFTS.map(([x, y, tenths]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${tenths / 10})`}>
          <path fill="var(--leaf-b)" d="M-46 8q2-38 46-40t46 40q-46-12-92 0z" />
          <path
            fill="none"
            stroke="var(--leaf)"
            strokeWidth="13"
            strokeDasharray="2.2 2.9"
            transform="scale(1.1 .8)"
            d={LEAVES}
          />
        </g>
      ))}
    </>
  );
}
