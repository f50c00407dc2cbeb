/* The strategies of InsetStrategies and CoveredArea, one function each. */
#ifndef CTWIN_STRATEGIES_H
#define CTWIN_STRATEGIES_H

#include "view.h"

/* What a strategy remembers between events; each uses what it needs. */
typedef struct {
    bool is_registered, has_window;
    int observers;
    bool has_frame, is_shown;
    CTwinRect frame;
    double applied, applied_to_indicators;
} Memory;

typedef void (*Receive)(Memory *, const CTwinEvent *, View *);

static inline void replace_insets(View *view, double bottom) {
    view->content_inset = (CTwinInsets){0, 0, bottom, 0};
    view->indicator_insets = (CTwinInsets){0, 0, bottom, 0};
}

static inline CTwinRect end_or_zero(const CTwinEvent *event) {
    return event->has_end ? event->end : ZERO_RECT;
}

/* The frame of a docked keyboard in the upright screen space; false where none is docked. */
static inline bool read_docked(const Memory *memory, const CTwinEnvironment *e, CTwinRect *docked) {
    if (!memory->is_shown || !memory->has_frame || is_zero(memory->frame)) return false;
    CTwinRect keyboard = upright(e->rotation, memory->frame, e->screen_width, e->screen_height);
    CTwinRect window = window_on_screen(e);
    bool turned = is_landscape(e->rotation);
    double screen_width = turned ? e->screen_height : e->screen_width;
    double screen_height = turned ? e->screen_width : e->screen_height;
    if (is_empty(keyboard) || !(max_x(keyboard) > window.x + 0.5)
        || !(keyboard.x < max_x(window) - 0.5) || !(keyboard.y < max_y(window) - 0.5)
        || !(max_y(keyboard) > window.y + 0.5)) {
        return false;
    }
    if (max_y(keyboard) < smaller(screen_height, max_y(window)) - 0.5
        || (keyboard.width < window.width - 1 && keyboard.width < screen_width - 1)) {
        return false;
    }
    *docked = keyboard;
    return true;
}

static inline double covered_height(const Memory *memory, const CTwinEnvironment *e) {
    CTwinRect keyboard;
    if (!read_docked(memory, e, &keyboard)) return 0;
    CTwinRect view = view_on_screen(e);
    if (!(max_x(keyboard) > view.x && keyboard.x < max_x(view))) return 0;
    double height = max_y(view) - larger(view.y, keyboard.y);
    return height < 1 ? 0 : height;
}

static inline void covered_area(Memory *memory, const CTwinEvent *event, View *view) {
    if (event->kind <= CTWIN_DID_CHANGE_FRAME) {
        memory->has_frame = event->has_end;
        memory->frame = event->end;
        memory->is_shown = event->kind != CTWIN_WILL_HIDE && event->kind != CTWIN_DID_HIDE;
    }
    const CTwinEnvironment *e = view->environment;
    double covered = covered_height(memory, e);
    double content = larger(0, covered - system_inset(view).bottom);
    double indicators = larger(0, covered - indicator_system_inset(view).bottom);
    view->content_inset.bottom += content - memory->applied;
    view->indicator_insets.bottom += indicators - memory->applied_to_indicators;
    memory->applied = content;
    memory->applied_to_indicators = indicators;
}

/* The core of S0: whether there is a height to tell, and which. */
static inline bool tells_height(Memory *memory, const CTwinEvent *event, double *height) {
    switch (event->kind) {
    case CTWIN_WILL_APPEAR: memory->observers += 1; return false;
    case CTWIN_WILL_CHANGE_FRAME:
    case CTWIN_WILL_HIDE:
        *height = event->kind == CTWIN_WILL_HIDE ? 0 : event->end.height;
        return event->has_end && event->has_duration && event->has_curve;
    default: return false;
    }
}

static inline double bar_height(const CTwinEnvironment *e) {
    if (e->has_tab_bar) return e->tab_bar_height;
    return e->has_toolbar && !e->hides_toolbar ? e->toolbar_height : 0;
}

static inline void height_minus_bar(Memory *memory, const CTwinEvent *event, View *view) {
    double height;
    if (!tells_height(memory, event, &height)) return;
    for (int i = 0; i < memory->observers; i++) {
        replace_insets(view, larger(0, height - bar_height(view->environment)));
    }
}

static inline void raw_height(Memory *memory, const CTwinEvent *event, View *view) {
    double height;
    if (!tells_height(memory, event, &height)) return;
    for (int i = 0; i < memory->observers; i++) replace_insets(view, height);
}

static inline void intersection_on_did_show(Memory *memory, const CTwinEvent *event, View *view) {
    switch (event->kind) {
    case CTWIN_WILL_APPEAR: memory->has_window = true; break;
    case CTWIN_DID_DISAPPEAR: memory->has_window = false; break;
    case CTWIN_DEINIT: memory->is_registered = false; break;
    case CTWIN_DID_SHOW:
        if (!memory->is_registered) return;
        double height = 0;
        if (memory->has_window) {
            CTwinRect own = convert(view, view->environment->view, IN_SUPERVIEW, IN_WINDOW);
            CTwinRect covered = intersection(own, end_or_zero(event));
            height = convert(view, covered, IN_WINDOW, IN_SUPERVIEW).height;
        }
        replace_insets(view, height);
        break;
    case CTWIN_WILL_HIDE:
        if (memory->is_registered) replace_insets(view, 0);
        break;
    default: break;
    }
}

static inline CTwinRect bounds_frame(const CTwinEvent *event, const View *view) {
    return convert(view, end_or_zero(event), IN_WINDOW, IN_VIEW);
}

static inline void cover(const CTwinEvent *event, View *view) {
    CTwinRect covered = intersection(bounds_frame(event, view), bounds(view));
    if (!is_null(covered)) replace_insets(view, covered.height);
}

/* S2 and S2b: the same machine, set off by another event. */
static inline void intersection_in_table_on(
    CTwinEventKind trigger, Memory *memory, const CTwinEvent *event, View *view) {
    if (event->kind == CTWIN_WILL_APPEAR) {
        memory->is_registered = true;
    } else if (event->kind == CTWIN_WILL_DISAPPEAR) {
        memory->is_registered = false;
    } else if (memory->is_registered && event->kind == trigger) {
        cover(event, view);
    } else if (memory->is_registered && event->kind == CTWIN_WILL_HIDE) {
        replace_insets(view, 0);
    }
}

static inline void intersection_in_table(Memory *memory, const CTwinEvent *event, View *view) {
    intersection_in_table_on(CTWIN_WILL_SHOW, memory, event, view);
}

static inline void intersection_on_change_frame(
    Memory *memory, const CTwinEvent *event, View *view) {
    intersection_in_table_on(CTWIN_WILL_CHANGE_FRAME, memory, event, view);
}

static inline void apply_remembered(Memory *memory, double height, View *view) {
    view->content_inset.bottom += height - memory->applied;
    view->indicator_insets.bottom += height - memory->applied;
    memory->applied = height;
}

static inline void remember_applied(Memory *memory, const CTwinEvent *event, View *view) {
    switch (event->kind) {
    case CTWIN_WILL_APPEAR: memory->is_registered = true; break;
    case CTWIN_DID_DISAPPEAR: memory->is_registered = false; break;
    case CTWIN_WILL_SHOW:
        if (!memory->is_registered) return;
        CTwinRect covered = intersection(bounds_frame(event, view), bounds(view));
        if (!is_null(covered)) apply_remembered(memory, covered.height, view);
        break;
    case CTWIN_WILL_HIDE:
        if (memory->is_registered) apply_remembered(memory, 0, view);
        break;
    default: break;
    }
}

static inline void safe_area_layout_frame(Memory *memory, const CTwinEvent *event, View *view) {
    switch (event->kind) {
    case CTWIN_WILL_APPEAR: memory->is_registered = true; break;
    case CTWIN_WILL_DISAPPEAR: memory->is_registered = false; break;
    case CTWIN_WILL_SHOW:
        if (!memory->is_registered) return;
        CTwinRect frame = inset(view->environment->view, view->environment->safe_area);
        CTwinRect covered = intersection(bounds_frame(event, view), frame);
        if (!is_null(covered)) replace_insets(view, covered.height);
        break;
    case CTWIN_WILL_HIDE:
        if (!memory->is_registered) return;
        view->content_inset = adjusted_content_inset(view);
        view->indicator_insets = adjusted_content_inset(view);
        break;
    default: break;
    }
}

static inline void scroll_to(CTwinRect rect, View *view) {
    CTwinInsets insets = adjusted_content_inset(view);
    CTwinRect shown = inset(bounds(view), insets);
    double y = view->offset_y;
    if (max_y(rect) > max_y(shown)) y += max_y(rect) - max_y(shown);
    y = smaller(y, rect.y - insets.top);
    if (y == view->offset_y) return;
    double lowest =
        view->environment->content_height + insets.bottom - view->environment->view.height;
    view->offset_y = larger(-insets.top, smaller(y, lowest));
}

static inline void avoid_and_scroll(double height, View *view) {
    replace_insets(view, height);
    const CTwinEnvironment *e = view->environment;
    CTwinRect root = {0, 0, e->root.width, e->root.height};
    CTwinRect visible = convert(view, root, IN_ROOT, IN_WINDOW);
    visible.height -= height;
    CTwinRect field = e->focused_field;
    if (is_empty(field)) return;
    bool shows_origin = !is_empty(visible) && field.x >= visible.x && field.x < max_x(visible)
                        && field.y >= visible.y && field.y < max_y(visible);
    if (!shows_origin) scroll_to(field, view);
}

static inline void raw_height_scroll_to_field(
    Memory *memory, const CTwinEvent *event, View *view) {
    switch (event->kind) {
    case CTWIN_WILL_APPEAR: memory->observers += 1; break;
    case CTWIN_WILL_SHOW:
        if (!event->has_end) return;
        for (int i = 0; i < memory->observers; i++) avoid_and_scroll(event->end.height, view);
        break;
    case CTWIN_WILL_HIDE:
        for (int i = 0; i < memory->observers; i++) replace_insets(view, 0);
        break;
    default: break;
    }
}

static const double CONSTRAINT_PADDING = 8;

static inline bool has_all_keys(const CTwinEvent *event) {
    return event->has_begin && event->has_end && event->has_duration && event->has_curve;
}

static inline void constraint_literal(Memory *memory, const CTwinEvent *event, View *view) {
    switch (event->kind) {
    case CTWIN_DID_LOAD: memory->is_registered = true; break;
    case CTWIN_DEINIT: memory->is_registered = false; break;
    case CTWIN_WILL_SHOW:
    case CTWIN_WILL_HIDE:
        if (!memory->is_registered || !has_all_keys(event)) return;
        view->bottom_constraint = event->end.height + CONSTRAINT_PADDING;
        break;
    default: break;
    }
}

static inline void constraint_intent(Memory *memory, const CTwinEvent *event, View *view) {
    switch (event->kind) {
    case CTWIN_DID_LOAD: memory->is_registered = true; break;
    case CTWIN_DEINIT: memory->is_registered = false; break;
    case CTWIN_WILL_SHOW:
    case CTWIN_WILL_HIDE:
        if (!memory->is_registered || !has_all_keys(event)) return;
        view->bottom_constraint =
            (event->kind == CTWIN_WILL_SHOW ? event->end.height : 0) + CONSTRAINT_PADDING;
        break;
    default: break;
    }
}

static inline double begin_height(const CTwinEvent *event, const View *view) {
    CTwinRect begin = event->has_begin ? event->begin : ZERO_RECT;
    return convert(view, begin, IN_WINDOW, IN_ROOT).height;
}

static inline void move_by_begin_height(Memory *memory, const CTwinEvent *event, View *view) {
    switch (event->kind) {
    case CTWIN_WILL_APPEAR: memory->observers += 1; break;
    case CTWIN_DEINIT: memory->observers = 0; break;
    case CTWIN_WILL_SHOW:
        for (int i = 0; i < memory->observers; i++) {
            view->translation_y -= begin_height(event, view);
        }
        break;
    case CTWIN_WILL_HIDE:
        for (int i = 0; i < memory->observers; i++) {
            view->translation_y += begin_height(event, view);
        }
        break;
    default: break;
    }
}

static inline void constant_216(Memory *memory, const CTwinEvent *event, View *view) {
    (void)memory;
    if (event->kind == CTWIN_WILL_SHOW) replace_insets(view, 216);
    if (event->kind == CTWIN_WILL_HIDE) replace_insets(view, 0);
}

static inline void keyboard_height(Memory *memory, const CTwinEvent *event, View *view) {
    (void)memory;
    if (event->kind == CTWIN_WILL_SHOW && event->has_end) {
        replace_insets(view, convert(view, event->end, IN_SCREEN, IN_ROOT).height);
    }
    if (event->kind == CTWIN_WILL_HIDE) replace_insets(view, 0);
}

static inline void legacy_axes_ignored(Memory *memory, const CTwinEvent *event, View *view) {
    (void)memory;
    if (event->kind == CTWIN_WILL_SHOW && event->has_end) replace_insets(view, event->end.height);
    if (event->kind == CTWIN_WILL_HIDE) replace_insets(view, 0);
}

static inline double height_below(const View *view) {
    const CTwinEnvironment *e = view->environment;
    CTwinRect root = {0, 0, e->root.width, e->root.height};
    double top =
        e->window.y + convert(view, root, IN_ROOT, IN_WINDOW).y + e->superview.y + e->view.y;
    return e->screen_height - (top + e->view.height);
}

static inline void manual_sums(Memory *memory, const CTwinEvent *event, View *view) {
    (void)memory;
    if (event->kind == CTWIN_WILL_SHOW && event->has_end) {
        replace_insets(view, event->end.height - height_below(view));
    }
    if (event->kind == CTWIN_WILL_HIDE) replace_insets(view, 0);
}

#endif
