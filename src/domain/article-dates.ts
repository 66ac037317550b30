/** The day each article came out, newest first. Source: spec 2 "Resources" (Dec 28 2024 to Jan 15 2025). */
export const articleDates = {
  taxes: '2025-01-15',
  programs: '2025-01-10',
  fraud: '2025-01-04',
  returns: '2024-12-28',
};
