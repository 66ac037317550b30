/** What the site says as an app: about its versions and the connection. */
const en = {
  update: {
    label: 'New version',
    text: 'A newer version of this site is ready.',
    note: 'What you have typed stays.',
    accept: 'Update',
    later: 'Later',
  },
};

export default en;
export type InstalledContent = typeof en;
