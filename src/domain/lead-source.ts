import { keysOf, tableOf } from './table';

/**
 * The fields of a quote request's source, in the order in which staff read them. The form, the stored record, the
 * dashboard, the email and the CSV file follow from this table; the words are `fields` in `lead-source.json`. A field whose
 * name begins with `utm_` is the parameter of that name of the first page. `max` is in UTF-16 units. Source: decisions
 * "Forms".
 */
export const SOURCE_FIELDS = tableOf<{ max: number }>()({
  /** The host of the site whose link led here. */
  referrer: { max: 253 },
  utm_source: { max: 150 },
  utm_medium: { max: 150 },
  utm_campaign: { max: 150 },
  utm_term: { max: 150 },
  utm_content: { max: 150 },
  /** The path of the first page of the visit. */
  landing_page: { max: 200 },
  /** The path of the page with the form. */
  page: { max: 200 },
});
export type SourceField = keyof typeof SOURCE_FIELDS;

export const SOURCE_FIELD_NAMES = keysOf(SOURCE_FIELDS);

/** The source of a quote request, without the fields that are unknown. It is empty in records from before it was kept. */
export type LeadSource = Partial<Record<SourceField, string>>;

/** A source with the text of each field, cut to its maximum length. */
export function sourceOf(textOf: (field: SourceField) => string | null | undefined): LeadSource {
  const texts = SOURCE_FIELD_NAMES.map((field): [SourceField, string] => {
    const text = (textOf(field) ?? '').slice(0, SOURCE_FIELDS[field].max);
    return [field, text.replace(/[\uD800-\uDBFF]$/, '')]; // the first half of a character that the cut has split
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
