import { Tabs } from '@chakra-ui/react/tabs';
import { useLayoutEffect, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TabPanel, TabsRoot } from '../../components/tabs';
import { TextField } from '../../components/text-field';
import { LOCALES, type Locale } from '../../domain/locale';
import {
  CAPTION_FIELDS,
  EDIT_TEXTS,
  type EditTextField,
  type EditFields as Fields,
  type SavedEdit,
} from '../../domain/media-edit-form';
import { MEDIA_TEXTS, type MediaText, textsOf } from '../../domain/media-texts';
import type { MediaType } from '../../domain/media-type';
import { keysOf, mapTable } from '../../domain/table';
import { CaptionsField } from './captions-field';

export interface EditFieldsProps {
  form: UseFormReturn<Fields, unknown, SavedEdit>;
  /** Only images have alternative text (spec 2 "Media Library tab"), and only videos have captions. */
  mediaType: MediaType;
  /** While saving, the fields cannot be edited: the form closes when that succeeds. */
  isReadOnly: boolean;
}

/** The labels of all fields of the form. */
export function useEditLabels(): Record<keyof Fields, string> {
  const { t } = useTranslation(['library', 'media']);
  const texts: Record<MediaText, string> = t('media:texts', { returnObjects: true });
  const captions = t('edit.captions.label');
  const inSpanish = (label: string) => t('edit.inSpanish', { label });
  return {
    ...mapTable(EDIT_TEXTS, ({ text, language }) => (language === 'es' ? inSpanish(texts[text]) : texts[text])),
    category: t('edit.category'),
    tags: t('edit.tags'),
    is_featured: t('edit.featured'),
    captions_en: captions,
    captions_es: inSpanish(captions),
  };
}

/** The texts of a file, and the captions of a video, with a tab for each language. */
export function TextTabs({ form, mediaType, isReadOnly }: EditFieldsProps) {
  const { t } = useTranslation('library');
  const labels = useEditLabels();
  const hints: Partial<Record<MediaText, string>> = t('edit.hints', { returnObjects: true });
  const [locale, setLocale] = useState<Locale>('en');
  const { errors, submitCount } = form.formState;

  const texts = textsOf(mediaType);
  const fieldsIn = (each: Locale) =>
    keysOf(EDIT_TEXTS).filter((name) => EDIT_TEXTS[name].language === each && texts.includes(EDIT_TEXTS[name].text));

  // The field with the first error, which react-hook-form focuses, may be on the other tab.
  const isInvalid = (name: EditTextField) => !!errors[name];
  const invalid = [locale, ...LOCALES].find((each) => fieldsIn(each).some(isInvalid));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after an attempt to save
  useLayoutEffect(() => {
    if (!invalid) return;
    setLocale(invalid);
    const name = fieldsIn(invalid).find(isInvalid);
    requestAnimationFrame(() => name && form.setFocus(name)); // once the tab has opened
  }, [submitCount]);

  const textField = (name: EditTextField) => {
    const { text, language } = EDIT_TEXTS[name];
    const { max, rows } = MEDIA_TEXTS[text];
    const error = errors[name] && t('edit.tooLong', { max });
    const box = { label: labels[name], hint: hints[text], error, rows, lang: language, readOnly: isReadOnly };
    return <TextField key={name} {...form.register(name)} {...box} />;
  };
  return (
    <TabsRoot value={locale} onValueChange={({ value }) => setLocale(value as Locale)}>
      <Tabs.List aria-label={t('edit.languages.label')}>
        {LOCALES.map((each) => (
          <Tabs.Trigger key={each} value={each}>
            {t(`edit.languages.${each}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {LOCALES.map((each) => (
        <TabPanel key={each} value={each} display="grid" gap="5" _hidden={{ display: 'none' }}>
          {fieldsIn(each).map(textField)}
          {mediaType === 'video' && (
            <Controller
              control={form.control}
              name={CAPTION_FIELDS[each]}
              render={({ field: { value, onChange } }) => (
                <CaptionsField
                  label={labels[CAPTION_FIELDS[each]]}
                  value={value}
                  isReadOnly={isReadOnly}
                  onChange={onChange}
                />
              )}
            />
          )}
        </TabPanel>
      ))}
    </TabsRoot>
  );
}
