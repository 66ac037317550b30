import { useTranslation } from 'react-i18next';
import { CATEGORIES, type Category } from '../domain/media-category';

/** The categories of files as options of a select. */
export function CategoryOptions() {
  const { t } = useTranslation('media');
  const label = (category: Category) => t(`categories.${category}`);
  return CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {label(category)}
    </option>
  ));
}
