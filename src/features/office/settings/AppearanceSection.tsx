import { MAX_LOGO_BYTES } from "#domain/pictures/limits.ts";
import { ACCENTS, COLOUR_SCHEMES } from "#domain/site/appearance.ts";
import { PictureField } from "#ui/office/forms/PictureField.tsx";
import "#ui/theme/accents.css";
import { toast } from "#ui/toast/toast.ts";
import { Choices } from "./Choices.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { type SectionProps, useSection } from "./use-section.ts";

const SCHEME_WORDS = { auto: "As the device", light: "Light", dark: "Dark" } as const;
const ACCENT_WORDS = {
  canopy: "Canopy",
  cenote: "Cenote",
  cacao: "Cacao",
  orchid: "Orchid",
} as const;

/** Colour scheme, accent and logo of the public site. */
export function AppearanceSection(props: SectionProps) {
  const title = "Appearance";
  const section = useSection(props, { title, fields: ["color_scheme", "accent"] });
  const { values, errors, set } = section;
  const onTrouble = (message: string) => {
    section.setErrors({ logo: message });
    toast({ title: "Image Upload Failed", message, tone: "destructive" });
  };
  return (
    <Section
      title={title}
      button="Save"
      isBusy={section.isBusy}
      isChanged={section.isChanged}
      onSubmit={section.save}
    >
      <Choices
        label="Colour scheme"
        name="color_scheme"
        value={values.color_scheme}
        choices={COLOUR_SCHEMES.map((value) => ({ value, label: SCHEME_WORDS[value] }))}
        onChange={(value) => set("color_scheme", value)}
      />
      <Choices
        label="Accent"
        name="accent"
        value={values.accent}
        choices={ACCENTS.map((value) => ({
          value,
          label: ACCENT_WORDS[value],
          sign: <span data-accent={value} className={styles.swatch} />,
        }))}
        onChange={(value) => set("accent", value)}
      />
      <PictureField
        label="Logo"
        hint="PNG, JPG, GIF or WebP, up to 2 MB"
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
