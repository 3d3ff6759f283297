import type { Page } from "@playwright/test";
import { signIn } from "../server/support/admin.ts";
import { type Instance, startInstance } from "../server/support/instance.ts";
import { officeOf } from "../server/support/office.ts";
import { expect, test } from "./support/fixtures.ts";
import { logIn, toastOf } from "./support/office.ts";
import { bookOne, SCREENS } from "./support/office-bookings.ts";

interface Edit {
  readonly name: string;
  readonly path: (id: string) => string;
  readonly begin: (page: Page) => Promise<unknown>;
  readonly save: (page: Page) => Promise<unknown>;
  /** Is what was typed still there? */
  readonly isThere: (page: Page) => Promise<unknown>;
  readonly done: string;
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name }).click({ timeout: 15_000 });

const EDITS: readonly Edit[] = [
  {
    name: "a booking",
    path: (id) => `/admin/bookings?dialog=edit&id=${id}`,
    begin: (page) => page.getByLabel("Guests").fill("7"),
    save: (page) => press(page, "Save Changes"),
    isThere: (page) => expect(page.getByLabel("Guests")).toHaveValue("7"),
    done: "Booking Updated",
  },
  {
    name: "a tour",
    path: () => "/admin/services",
    async begin(page) {
      await page.getByRole("button", { name: /^Edit Tikal/ }).click();
      await page.getByLabel("Location").fill("Petén");
    },
    save: (page) => press(page, "Save Changes"),
    isThere: (page) => expect(page.getByLabel("Location")).toHaveValue("Petén"),
    done: "Tour Updated",
  },
  {
    name: "the settings",
    path: () => "/admin/settings",
    begin: (page) => page.getByLabel("Site title").fill("Another title"),
    save: (page) => press(page, "Save: General Settings"),
    isThere: (page) => expect(page.getByLabel("Site title")).toHaveValue("Another title"),
    done: "Settings Saved",
  },
  {
    name: "a note on a customer",
    path: (id) => `/admin/customers?dialog=view&email=${id}@example.com`,
    begin: (page) => page.getByLabel("New note").fill("Likes caves"),
    save: (page) => press(page, "Add Note"),
    isThere: (page) => expect(page.getByLabel("New note")).toHaveValue("Likes caves"),
    done: "Note Added",
  },
  {
    name: "a new customer",
    path: () => "/admin/customers?dialog=add",
    async begin(page) {
      await page.getByLabel("First Name").fill("Nell");
      await page.getByLabel("Last Name").fill("New");
      await page.getByLabel("Email").fill("nell@example.com");
    },
    save: (page) => press(page, "Add Customer"),
    isThere: (page) => expect(page.getByLabel("First Name")).toHaveValue("Nell"),
    done: "Customer Added",
  },
];

for (const [screen, viewport] of SCREENS) {
  test.describe(screen, () => {
    test.use({ viewport });

    test("the password is changed elsewhere in the middle of an edit: nothing typed is lost", async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const own = await startInstance();
      try {
        const { id } = await bookOne(own);
        let password = own.adminPassword;
        await page.goto(`${own.url}/admin/login`);
        await logIn(page, "admin", password);
        await expect(page).toHaveURL(/dashboard/);
        for (const edit of EDITS) {
          await test.step(edit.name, async () => {
            await page.goto(`${own.url}${edit.path(id)}`);
            await edit.begin(page);
            password = await changePasswordElsewhere(own, password);
            const login = page.getByRole("heading", { name: "Admin Login" });
            // a question of the page's own may hear of it first, and the button is gone
            await expect(async () => {
              if (!(await login.isVisible())) await edit.save(page);
            }).toPass();
            await expect(login).toBeVisible();
            await logIn(page, "admin", password);
            await edit.isThere(page);
            await edit.save(page);
            await expect(toastOf(page, edit.done)).toBeVisible();
          });
        }
      } finally {
        await own.stop();
      }
    });
  });
}

/** Ends every session but that of whoever changes it. @returns the new password */
async function changePasswordElsewhere(own: Instance, current: string): Promise<string> {
  const { body } = await signIn(own, { identity: "admin", password: current });
  const next = `${current}!`;
  const answer = await officeOf(own, String(body.token)).post("password", { current, next });
  expect(answer.status).toBe(200);
  return next;
}
