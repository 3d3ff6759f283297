import { MAX_LOGO_BYTES } from "#domain/pictures/limits.ts";
import { ACCENTS, COLOUR_SCHEMES } from "#domain/site/appearance.ts";
import * as words from "#messages/office/settings/sections.ts";
import { PictureField } from "#ui/office/forms/PictureField.tsx";
import "#ui/theme/accents.css";
import { Choices } from "#ui/office/forms/Choices.tsx";
import { toast } from "#ui/toast/toast.ts";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { type SectionProps, useSection } from "./use-section.ts";

/** Colour scheme, accent and logo of the public site. */
export function AppearanceSection(props: SectionProps) {
  const section = useSection(props, {
    title: words.appearance,
    fields: ["color_scheme", "accent"],
  });
  const { values, errors, set } = section;
  const onTrouble = (message: string) => {
    section.setErrors({ logo: message });
    toast({ title: words.imageFailed, message, tone: "destructive" });
  };
  return (
    <Section place="appearance" {...section.form}>
      <Choices
        label={words.colourScheme}
        name="color_scheme"
        value={values.color_scheme}
        choices={COLOUR_SCHEMES.map((value) => ({ value, label: words.schemes[value] }))}
        error={errors.color_scheme}
        onChange={(value) => set("color_scheme", value)}
      />
      <Choices
        label={words.accent}
        name="accent"
        value={values.accent}
        choices={ACCENTS.map((value) => ({
          value,
          label: words.accents[value],
          sign: <span data-accent={value} className={styles.swatch} />,
        }))}
        error={errors.accent}
        onChange={(value) => set("accent", value)}
      />
      <PictureField
        label={words.logo}
        hint={words.logoHint}
        maxBytes={MAX_LOGO_BYTES}
        storedUrl={props.stored.logoUrl}
        value={section.logo}
        error={errors.logo}
        onChange={(value) => {
          section.setErrors({});
          section.setLogo(value);
        }}
        onTrouble={onTrouble}
      />
    </Section>
  );
}
