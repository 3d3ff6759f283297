/** Guests' quotes, the team and links to social networks, as the operator writes them. */
export const title = "Site Content";
export const samples = (count: number) => `${count} samples stand on the site`;
export const whatToDo = "Write your own words over them, hide them or take them out.";
export const sample = "Sample";

export const kinds = {
  testimonials: {
    title: "Testimonials",
    entry: (number: number) => `Testimonial ${number}`,
    show: (number: number) => `Show testimonial ${number} on the site`,
    add: "Add Testimonial",
  },
  team: {
    title: "Team",
    entry: (number: number) => `Team member ${number}`,
    show: (number: number) => `Show team member ${number} on the site`,
    add: "Add Team member",
  },
  social: {
    title: "Social links",
    entry: (number: number) => `Link ${number}`,
    show: (number: number) => `Show link ${number} on the site`,
    add: "Add Link",
  },
};
export const labels = {
  quote: "Quote",
  name: "Name",
  location: "Location",
  role: "Role",
  bio: "Biography",
  label: "Label",
  url: "Address",
};
export const fieldOf = (entry: string, label: string) => `${entry}, ${label}`;
