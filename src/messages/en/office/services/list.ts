/** The tours and transfers on offer: the lists. */
export const lead = "What the site offers; a change is there at a visitor's next visit.";
export const notFetched = "The services could not be fetched.";
export const types = {
  tour: {
    many: "Tours",
    add: "New Tour",
    loading: "Loading tours...",
    noneYet: "No tours yet",
    noMatch: "No tours found matching your criteria.",
    loadingOne: "Loading tour...",
    editTitle: "Edit Tour",
    deleteTitle: "Delete Tour",
    addedTitle: "Tour Added",
    updatedTitle: "Tour Updated",
  },
  transfer: {
    many: "Transfers",
    add: "New Transfer",
    loading: "Loading transfers...",
    noneYet: "No transfers yet",
    noMatch: "No transfers found matching your criteria.",
    loadingOne: "Loading transfer...",
    editTitle: "Edit Transfer",
    deleteTitle: "Delete Transfer",
    addedTitle: "Transfer Added",
    updatedTitle: "Transfer Updated",
  },
};
export const addFirst = "Add the first one.";
export const clearFilters = "Clear Filters";

export const searchServices = "Search services";
export const placeholder = "Name";
export const tourCategory = "Tour category";
export const allCategories = "All categories";
export const transferType = "Transfer type";
export const allTypes = "All types";
export const sortBy = "Sort by";
export const ascending = (column: string) => `${column} ↑`;
export const descending = (column: string) => `${column} ↓`;

export const name = "Name";
export const route = "Route";
export const price = "Price";
export const category = "Category";
export const type = "Type";
export const duration = "Duration";
export const location = "Location";
export const actions = "Actions";
export const departures = "Departures";
export const departuresOf = (service: string) => `Departures of ${service}`;
export const closedAndStaff = "Closed Days & Staff";
export const edit = "Edit";
export const editOf = (service: string) => `Edit ${service}`;
export const deleteOf = (service: string) => `Delete ${service}`;
export const notOffered = "Not offered";

export const close = "Close";
export const cancel = "Cancel";
export const tryAgain = "Try Again";
export const remove = "Delete";
export const deactivate = "Deactivate";
export const sureToDelete = <Part>(service: Part) => [
  "Are you sure you want to delete ",
  service,
  "? This action cannot be undone.",
];
export const deletedTitle = "Service Deleted";
export const deleted = (service: string) => `${service} has been deleted.`;
export const offTheSite = (service: string) => `${service} is not offered any more.`;
export const notDeleted = "It was not deleted.";
export const cannotBeDeleted = (service: string) => `${service} can't be deleted now.`;
export const takeItOff =
  "You can take it off the site instead: nobody books it any more, guests still come.";
