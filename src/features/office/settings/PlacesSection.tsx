import { Textarea } from "@mantine/core";
import { useState } from "react";
import { parsePlaces } from "#domain/site/pick-up-places.ts";
import * as words from "#messages/office/settings/places.ts";
import { Section } from "./Section.tsx";
import { fieldId, type SectionProps, useSection } from "./use-section.ts";

/** Where guests are picked up: proposed to them in the booking form, and at the desk. */
export function PlacesSection(props: SectionProps) {
  const section = useSection(props, { title: words.title, fields: ["pickup_places"] });
  const { pickup_places: places } = section.values;
  const [typed, setTyped] = useState(places.join("\n"));
  // what is typed may have an empty line at its end; what came in another way takes its place
  const isTyped = parsePlaces(typed).join("\n") === places.join("\n");
  return (
    <Section place="pick-up-places" {...section.form}>
      <Textarea
        id={fieldId("pickup_places")}
        label={words.places}
        description={words.hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        rows={10}
        value={isTyped ? typed : places.join("\n")}
        error={section.errors.pickup_places}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          section.set("pickup_places", parsePlaces(event.currentTarget.value));
        }}
      />
    </Section>
  );
}
