import { useTranslation } from 'react-i18next';
import { Small } from '../../components/text';
import { type LeadSource, SOURCE_FIELD_NAMES, type SourceField } from '../../domain/lead-source';
import { SUMMARY_DAYS, summarizeSources } from '../../domain/source-summary';

/** Where a quote request came from. Shows nothing if its source is unknown. */
export function LeadSourceLine({ source }: { source: LeadSource }) {
  const { t } = useTranslation('lead-source');
  const labels: Record<SourceField, string> = t('fields', { returnObjects: true });
  const known = SOURCE_FIELD_NAMES.filter((field) => source[field]);
  if (known.length === 0) return null;
  return (
    <Small maxW="none" overflowWrap="anywhere">
      {known.map((field) => `${labels[field]}: ${source[field]}`).join(' · ')}
    </Small>
  );
}

interface SourceSummaryProps {
  /** The sources of the open requests of the last days. */
  sources: readonly LeadSource[];
  /** Whether there are more requests than these. */
  hasMore: boolean;
}

/** Says where the latest open requests came from. Shows nothing if no source is known. */
export function SourceSummary({ sources, hasMore }: SourceSummaryProps) {
  const { t } = useTranslation('lead-source');
  const { places, others, direct, unknown } = summarizeSources(sources);
  const origins: string[] = [
    ...places.map(({ field, name, count }) =>
      field === 'utm_source' ? t('summary.utm_source', { name, count }) : t('summary.referrer', { name, count }),
    ),
    ...(others > 0 ? [t('summary.others', { count: others })] : []),
    ...(direct > 0 ? [t('summary.direct', { count: direct })] : []),
  ];
  if (origins.length === 0) return null;
  if (unknown > 0) origins.push(t('summary.unknown', { count: unknown }));
  return (
    <Small maxW="none" flexBasis="full" overflowWrap="anywhere">
      {hasMore
        ? t('summary.newest', { shown: sources.length, origins })
        : t('summary.recent', { days: SUMMARY_DAYS, origins })}
    </Small>
  );
}
