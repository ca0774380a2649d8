import { escaped } from './lesson-page.ts';

/** A course in one language, as the list of contents of a package. */
export interface Organization {
  locale: string;
  title: string;
  units: { id: string; title: string; lessons: { id: string; title: string; href: string; passPct?: number }[] }[];
}

/** `imsmanifest.xml` of a SCORM 1.2 package; the first organization is the one that learning systems open. */
export function manifest(courseId: string, organizations: readonly Organization[], files: readonly string[]): string {
  const lessons = organizations.flatMap(({ locale, units }) =>
    units.flatMap((unit) => unit.lessons.map((lesson) => ({ ...lesson, locale }))),
  );
  const [first] = organizations;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="cursiv-${escaped(courseId)}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="org-${first?.locale}">
${organizations.map(organization).join('\n')}
</organizations>
<resources>
${lessons
  .map(
    ({ id, href, locale }) =>
      `<resource identifier="res-${locale}-${escaped(id)}" type="webcontent" adlcp:scormtype="sco" href="${escaped(href)}"><file href="${escaped(href)}"/><dependency identifierref="media"/></resource>`,
  )
  .join('\n')}
<resource identifier="media" type="webcontent" adlcp:scormtype="asset">${files.map((file) => `<file href="${escaped(file)}"/>`).join('')}</resource>
</resources>
</manifest>
`;
}

const organization = ({
  locale,
  title,
  units,
}: Organization) => `<organization identifier="org-${locale}"><title>${escaped(title)}</title>
${units
  .map(
    (unit) => `<item identifier="unit-${locale}-${escaped(unit.id)}"><title>${escaped(unit.title)}</title>
${unit.lessons
  .map(
    ({ id, title: name, passPct }) =>
      `<item identifier="item-${locale}-${escaped(id)}" identifierref="res-${locale}-${escaped(id)}"><title>${escaped(name)}</title>${passPct === undefined ? '' : `<adlcp:masteryscore>${passPct}</adlcp:masteryscore>`}</item>`,
  )
  .join('\n')}
</item>`,
  )
  .join('\n')}
</organization>`;
